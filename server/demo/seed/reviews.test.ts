import { sql } from 'kysely'
import { goodsComments, storeComments } from '@contract/calls/review'
import { storeDetail, storeList } from '@contract/calls/store'
import { aWorld, type World } from '../../testing/world'
import { answerReviews } from '../answers'
import { seedDemo } from '.'

let world: World
beforeAll(async () => {
  world = await aWorld()
  await seedDemo(world.app.context)
})
afterAll(() => world.close())

const rowsOf = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
  (await statement.execute(world.app.context.db)).rows

describe('the demo’s reviews', () => {
  it('should be two thousand, none of them from the future', async () => {
    const [row] = await rowsOf(sql<{ all: number; late: number; pictured: number; answered: number }>`
      select count(*)::int as all, (count(*) filter (where has_pictures))::int as pictured,
        (count(reply))::int as answered,
        (count(*) filter (where greatest(created_at, replied_at) > ${world.clock.now()}))::int as late
      from reviews where product_id is null and not exists (select from stay_reviews where review_id = reviews.id)`)
    expect(row).toMatchObject({ all: 2000, late: 0 })
    expect(row?.pictured).toBeGreaterThan(600)
    expect(row?.answered).toBeGreaterThan(600)
  })

  it('should be three thousand of the mall’s products, and come to what these show', async () => {
    const [row] = await rowsOf(sql<{ all: number; late: number; added: number; empty: number }>`
      select count(*)::int as all, count(follow_up)::int as added,
        (count(*) filter (where text ->> 'en' = '' or text ->> 'zh' = ''))::int as empty,
        (count(*) filter (where greatest(created_at, replied_at, followed_up_at) > ${world.clock.now()}))::int as late
      from reviews where product_id is not null`)
    expect(row).toMatchObject({ all: 3000, late: 0, empty: 0 })
    expect(row?.added).toBeGreaterThan(100)
    const videos = await rowsOf(sql<{ path: string }>`
      select video ->> 'path' as path from reviews where product_id is not null and video is not null`)
    expect([videos.length, new Set(videos.map(({ path }) => path)).size]).toEqual([60, 10])
    const wrong = await rowsOf(sql`
      select product_id from product_ratings
      full join (select product_id, count(*) as all, sum(rating) as stars, count(follow_up) as added,
        count(*) filter (where has_pictures) as pictured
        from reviews where product_id is not null group by product_id) as told using (product_id)
      where (reviews, product_ratings.stars, additions, pictures) is distinct from (told.all, told.stars, told.added, told.pictured)`)
    expect(wrong).toEqual([])
  })

  it('should come to the ratings and counts that stores and dishes show', async () => {
    const stores = await rowsOf(sql`
      select stores.id from stores join store_ratings on store_id = stores.id
      join (select store_id, round(avg(rating) * 10) as rating, count(*) as all, sum(rating) as stars,
        count(*) filter (where rating <= 2) as negative from reviews group by store_id) as told using (store_id)
      where stores.rating <> told.rating or reviews <> told.all or store_ratings.stars <> told.stars
        or store_ratings.negative <> told.negative`)
    const goods = await rowsOf(sql`
      select goods.id from goods join goods_ratings on goods_id = goods.id
      where liked + disliked > 0 and liked_percent <> round(100.0 * liked / (liked + disliked))
        or reviews <> (select count(*) from review_dishes where goods_id = goods.id)`)
    expect([stores, goods]).toEqual([[], []])
  })

  it('should be read in the caller’s language', async () => {
    const { items } = await world.visitor.call(storeList, { sort: 'sales' })
    const storeId = items[0]?.id ?? ''
    for (const language of ['en', 'zh'] as const) {
      world.visitor.language = language
      const answer = await world.visitor.call(storeComments, { storeId, filter: 'pictures' })
      expect(answer.items).toHaveLength(15)
      const texts = answer.items.map(({ text, reply }) => text + (reply?.text ?? '')).join('')
      expect(/\p{Script=Han}/u.test(texts)).toBe(language === 'zh')
      expect(answer.summary.rating).toBe((await world.visitor.call(storeDetail, { storeId })).rating)
      const goodsId = answer.items[0]?.dishes[0]?.goodsId ?? ''
      expect((await world.visitor.call(goodsComments, { goodsId })).items.length).toBeGreaterThan(0)
    }
    world.visitor.language = 'en'
  })
})

it('lets a merchant answer a new review after a while', async () => {
  const { context, services } = world.app
  const writer = services.reviews
  answerReviews(context, writer)
  const [row] = await rowsOf(sql<{ id: string }>`select id from reviews where reply is null limit 1`)
  const id = row?.id ?? ''
  await context.db.transaction().execute((tx) => writer.notify(tx, { id, rating: 1 }))
  await context.jobs.runDue()
  const reply = () => rowsOf(sql<{ en: string }>`select reply->>'en' as en from reviews where id = ${id}`)
  expect((await reply())[0]?.en).toBeNull()
  world.clock.forward(10)
  await context.jobs.runDue()
  expect((await reply())[0]?.en).toMatch(/sorry|not how we work/)
})
