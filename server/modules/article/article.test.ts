import { v7 as uuid } from 'uuid'
import { articleColumnList, articleDetail } from '@contract/calls/article'
import { standardTexts } from '@contract/article-columns'
import { languages } from '@contract/settings'
import { aWorld, type World } from '../../testing/world'
import { ArticleService } from './service'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

async function announce(title: string, at: string): Promise<string> {
  const id = uuid()
  const paragraphs = JSON.stringify([{ heading: null, text: { en: `${title}.`, zh: `${title}。` } }])
  const row = { id, key: null, kind: 'announcement' as const, paragraphs, published_at: at }
  const both = JSON.stringify({ en: title, zh: `${title}中` })
  await world.app.context.db
    .insertInto('articles')
    .values({ ...row, title: both })
    .execute()
  return id
}

describe('article.detail', () => {
  it.each([
    'userAgreement',
    'privacy',
    'pickupAgreement',
    'membershipTerms',
    'withdrawalTerms',
    'pointsRules',
    'help',
  ] as const)('should have %s in both languages', async (key) => {
    const visitor = world.visitor
    for (const language of languages) {
      visitor.language = language
      const { title, paragraphs } = await visitor.call(articleDetail, { key })
      expect(paragraphs.length).toBeGreaterThanOrEqual(6)
      const words = [title, ...paragraphs.flatMap(({ heading, text }) => [heading ?? '', text])].join('')
      expect(/\p{Script=Han}/u.test(words)).toBe(language === 'zh')
    }
    visitor.language = 'en'
  })

  it('should answer an announcement by its id', async () => {
    const articleId = await announce('Rain tonight', '2026-03-20T00:00:00Z')
    expect(await world.visitor.call(articleDetail, { articleId })).toEqual({
      id: articleId,
      title: 'Rain tonight',
      publishedAt: '2026-03-20T00:00:00.000Z',
      pictures: [],
      paragraphs: [{ heading: null, text: 'Rain tonight.' }],
    })
  })

  it('should refuse what is not there', async () => {
    expect(await world.visitor.refusal(articleDetail, { articleId: uuid() })).toBe('articleNotFound')
    expect((await world.visitor.send('article.detail', { key: 'imprint' })).status).toBe(400)
    expect((await world.visitor.send('article.detail', {})).status).toBe(400)
  })
})

describe('article.columnList', () => {
  it('should list announcements, newest first, and no standard texts', async () => {
    const older = await announce('Older', '2026-03-21T00:00:00Z')
    const newer = await announce('Newer', '2026-03-22T00:00:00Z')
    const { items } = await world.visitor.call(articleColumnList, {})
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual([newer, older])
    expect(items.map(({ title }) => title)).not.toContain('Privacy Policy')
  })

  it('should give pages, and the columns by themselves', async () => {
    const offer = await announce('Half price', '2026-03-23T00:00:00Z')
    const pictures = JSON.stringify([{ path: '/pictures/0000000000000000', colour: '#FFDFA8' }])
    await world.app.context.db
      .updateTable('articles')
      .set({ column_key: 'offers', pictures })
      .where('id', '=', offer)
      .execute()
    const first = await world.visitor.call(articleColumnList, { pageSize: 1 })
    expect(first).toMatchObject({ next: expect.any(String) })
    const offers = await world.visitor.call(articleColumnList, { column: 'offers' })
    expect(offers).toMatchObject({ next: null })
    expect(offers.items).toEqual([
      {
        id: offer,
        title: 'Half price',
        publishedAt: '2026-03-23T00:00:00.000Z',
        column: 'offers',
        columnName: 'Offers',
        summary: 'Half price.',
        picture: { path: '/pictures/0000000000000000', colour: '#FFDFA8' },
        isNew: false,
      },
    ])
  })

  it('should keep what is not out yet to itself', async () => {
    await announce('Next year', '2027-01-01T00:00:00Z')
    const { items } = await world.visitor.call(articleColumnList, {})
    expect(items.map(({ title }) => title)).not.toContain('Next year')
  })
})

describe('the standard texts', () => {
  it('should be there once after several starts, as the version at hand words them', async () => {
    const { context } = world.app
    const { db } = context
    const { id } = await world.visitor.call(articleDetail, { key: 'privacy' })
    await db
      .updateTable('articles')
      .set({ title: JSON.stringify({ en: 'Old', zh: '旧' }) })
      .where('key', '=', 'privacy')
      .execute()
    await Promise.all([
      new ArticleService(context).saveStandardTexts(),
      new ArticleService(context).saveStandardTexts(),
    ])
    expect(await world.visitor.call(articleDetail, { key: 'privacy' })).toMatchObject({ id, title: 'Privacy Policy' })
    const rows = await db.selectFrom('articles').select('key').where('kind', '=', 'standing').execute()
    expect(rows).toHaveLength(standardTexts.length)
  })
})
