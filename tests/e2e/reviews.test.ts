import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { orderConfirmReceipt } from '@contract/calls/order'
import { storeComments } from '@contract/calls/review'
import { limits } from '@contract/limits'
import { pathOf } from '@contract/paths'
import { aPicture } from '../../server/testing/picture'
import { box } from '../../server/testing/video'
import { addressOf, soup } from '../support/examples'
import { payOrder, placeOrder } from '../support/orders'
import { people, type Person, type PickedFile } from '../support/person'
import { findShop, type Shop } from '../support/shop'
import { Stage } from '../support/stage'
import { itInFull } from '../support/suite'

const stage = new Stage()

const file = (name: string, buffer: Buffer): PickedFile => ({ name, mimeType: 'image/png', buffer })

/** The member at the form for an order that has arrived. */
async function atTheForm(language: 'en' | 'zh') {
  const shop = await findShop(stage.url, language)
  const ann = await stage.open({ language, phone: people.member })
  const orderId = await placeOrder(ann.caller, shop)
  await payOrder(ann.caller, orderId)
  await ann.goto(addressOf('orderDetail', { orderDetail: { id: orderId } }))
  await ann.isAt(ann.words.delivered)
  await ann.caller.call(orderConfirmReceipt, { orderId, idempotencyKey: uuid() })
  await ann.tap(ann.words.review)
  return { ann, shop, orderId }
}

const giveStars = (ann: Person, name: string) => ann.screen.getByRole('radio', { name }).click()

/** A visitor finds the words among the reviews of a store, and with them pictures that are there to be seen. */
async function findsReview(ben: Person, { id }: Shop, text: string, paths: string[]): Promise<void> {
  await ben.goto(addressOf('storeDetail', { storeDetail: { id } }))
  await ben.tapTab(/^评价/)
  await ben.sees(text)
  for (const path of paths) {
    const photo = ben.screen.locator(`img[src*="${path}"]`).first()
    await photo.scrollIntoViewIfNeeded()
    await photo.evaluate((image: HTMLImageElement) => image.decode())
  }
}

it('should show on the store’s page what was said with stars, thumbs, words and two pictures', async () => {
  const { ann, shop } = await atTheForm('zh')
  const sent: string[] = []
  ann.page.on('response', (response) => {
    if (response.url().endsWith(pathOf('upload.image'))) sent.push(response.request().resourceType())
  })
  const photo = readFileSync(join(__dirname, '../../src/features/account/LoginFrame/welcome.webp'))
  const plate = Buffer.from(await (await aPicture(900, 1200)).arrayBuffer())
  await giveStars(ann, '商家：4星')
  await giveStars(ann, '口味：5星')
  await giveStars(ann, '包装：3星')
  await ann.tap(`赞${shop.dish.name}`)
  const text = '汤很鲜，面有嚼劲，下次还来'
  await ann.fill('评价内容', text)
  await ann.pick('添加图片', file('photo.webp', photo), file('plate.png', plate))
  await ann.button(/^添加图片.*2\/9$/).waitFor()
  await ann.screen
    .getByRole('status', { name: /上传中/ })
    .first()
    .waitFor({ state: 'detached' })
  expect(sent).toEqual(['xhr', 'xhr'])
  await ann.tap('提交评价')
  await ann.sees('感谢您的评价')
  await ann.tap('我的评价')
  await ann.isAt('我的评价')
  await ann.sees(text)

  const ben = await stage.open({ language: 'zh' })
  const { items } = await ben.caller.call(storeComments, { storeId: shop.id })
  const review = items.find((each) => each.text === text)
  expect(review).toMatchObject({ rating: 4, taste: 5, packaging: 3, dishes: [{ goodsId: shop.dish.id, liked: true }] })
  expect(review?.pictures).toHaveLength(2)
  await findsReview(ben, shop, text, review?.pictures.map(({ path }) => path) ?? [])
  expect([...ann.faults, ...ben.faults]).toEqual([])
  await ben.close()
  await ann.close()
})

itInFull('should refuse a picture that is none with a reason, and keep all that was filled in', async () => {
  const { ann, shop } = await atTheForm('en')
  await giveStars(ann, 'The store: 5 stars')
  await ann.fill('Your review', 'Still hot when it came')
  await ann.pick('Add a photo', file('holiday.png', Buffer.from('Dear diary, it rained all day.')))
  await ann.button(/^Photo 1 failed, retry/).waitFor()
  await ann.tap('Submit')
  await ann.sees('Retry or remove the photos that failed')
  await ann.isAt('Review')
  await ann.tap('Remove photo 1')
  expect(await ann.field('Your review').inputValue()).toBe('Still hot when it came')
  await ann.tap('Submit')
  await ann.sees('Thank you for your review')
  await ann.tap('My reviews')
  await ann.isAt('My reviews')
  await ann.sees('Still hot when it came')
  await ann.sees(shop.name)
  expect(ann.faults).toEqual([])
  await ann.close()
})

/** The bowl of soup with free space behind it, larger than one part. */
const largeSoup = Buffer.concat([soup, box('free', Buffer.alloc(limits.uploadPartBytes + 1000))])

it('should send a video in parts, continue after a lost connection, and play it to everybody', async () => {
  const { ann, shop } = await atTheForm('en')
  const parts = `**${pathOf('upload.part')}`
  const numbers: string[] = []
  let lost = false
  await ann.page.route(parts, async (route) => {
    const [, number = ''] =
      /name="number"\r\n\r\n(\d+)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '') ?? []
    numbers.push(number)
    if (number !== '2' || lost) return route.continue()
    lost = true
    return route.abort()
  })
  await giveStars(ann, 'The store: 5 stars')
  const video = { name: 'soup.mp4', mimeType: 'video/mp4', buffer: largeSoup }
  await ann.pick('Add a video', video)
  await ann.tap(/^Video failed, retry/)
  await ann.button('Play video, 00:02').waitFor()
  expect(numbers).toEqual(['1', '2', '2'])
  await ann.tap('Submit')
  await ann.sees('Thank you for your review')
  const [review] = (await ann.caller.call(storeComments, { storeId: shop.id })).items
  expect(review?.video).toMatchObject({ cover: { path: expect.stringMatching(/^\/media/) as string } })
  const ben = await stage.open({ language: 'en' })
  await ben.goto(addressOf('storeDetail', { storeDetail: { id: shop.id } }))
  await ben.tapTab(/^Reviews/)
  const part = ben.page.waitForResponse((response) => response.url().endsWith('.mp4'))
  await ben.tap('Play the video, 00:02')
  expect((await part).status()).toBe(206)
  const length = await ben.screen.locator('video').evaluate(
    (player: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        if (player.readyState >= player.HAVE_CURRENT_DATA) resolve(player.duration)
        player.addEventListener('loadeddata', () => resolve(player.duration))
      }),
  )
  expect(Math.round(length)).toBe(2)
  await ben.close()
  await ann.close()
})
