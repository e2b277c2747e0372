import { accountInviteCode } from '@contract/calls/account'
import { addressLabelList, addressList } from '@contract/calls/address'
import { storeCollect } from '@contract/calls/store'
import { userEdit, userInfo } from '@contract/calls/user'
import { answerFeedback } from '../../server/modules/feedback/queries'
import { beginning, people, type Person } from '../support/person'
import { addressOf } from '../support/examples'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { choosePicture, fillShownCode, registerWith } from '../support/steps'
import { violations } from '../support/axe'
import { itInFull } from '../support/suite'

const stage = new Stage()

/** Zoom of the picture in the cropper in percent, and its position. */
async function cropOf({ screen }: Person) {
  const zoom = Number(await screen.getByRole('slider').getAttribute('aria-valuenow'))
  const box = await screen.getByRole('application').locator('img').first().boundingBox()
  return { zoom, left: Math.round(box?.x ?? 0), top: Math.round(box?.y ?? 0) }
}

/** Runs in the page: whether the picture in the cropper is at a position, to a pixel. */
const standsAt = ({ left, top }: { left: number; top: number }): boolean => {
  const box = document.querySelector('[role=application] img')?.getBoundingClientRect()
  return box !== undefined && Math.abs(box.x - left) <= 1 && Math.abs(box.y - top) <= 1
}

/** Crops by wheel and mouse, by keys, and by the knob of the slider. */
async function crop(ann: Person): Promise<void> {
  const { mouse, keyboard } = ann.page
  const photo = ann.screen.getByRole('application')
  const box = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const first = await cropOf(ann)
  await mouse.move(x, y)
  await mouse.wheel(0, -250)
  // The system defines the distance of a wheel turn.
  await ann.screen.locator('[role=slider]:not([aria-valuenow="100"])').waitFor()
  const larger = await cropOf(ann)
  expect(larger.left).toBeLessThan(first.left)
  await mouse.down()
  await mouse.move(x + 30, y - 20, { steps: 3 })
  await mouse.up()
  await ann.page.waitForFunction(standsAt, { left: larger.left + 30, top: larger.top - 20 })
  await photo.focus()
  await keyboard.press('ArrowLeft')
  await keyboard.press('-')
  await ann.screen.locator(`[role=slider]:not([aria-valuenow="${larger.zoom}"])`).waitFor()
  const slider = (await ann.screen.getByRole('slider').boundingBox()) ?? box
  await mouse.move(slider.x + 60, slider.y + slider.height / 2)
  await mouse.down()
  await mouse.move(slider.x + 1000, slider.y + slider.height / 2, { steps: 3 })
  await mouse.up()
  await ann.screen.locator('[role=slider][aria-valuenow="400"]').waitFor()
  await ann.tap('Rotate')
}

it('should change the profile and its picture', async () => {
  const ann = await stage.open({ phone: people.member })
  const before = await ann.caller.call(userInfo, {})
  await ann.goto('pages/user/user/info/index')
  await choosePicture(ann)
  await ann.isAt('Crop photo')
  expect(await violations(ann.screen)).toEqual([])
  await crop(ann)
  await ann.tap('Use photo')
  await ann.sees('Saved')
  const { avatar } = await ann.caller.call(userInfo, {})
  expect(avatar.path).not.toBe(before.avatar.path)
  await ann.fill('Nickname', 'Neighbour')
  await ann.tap('Female')
  await ann.tap(/^Birthday/)
  await ann.dialog.getByRole('button', { name: 'Done' }).click()
  await ann.fill('Email', 'neighbour@example.com')
  await ann.answered(userEdit, () => ann.tap('Save'))
  await ann.sees('Saved')
  expect(await ann.caller.call(userInfo, {})).toMatchObject({ nickname: 'Neighbour', email: 'neighbour@example.com' })
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should send feedback, and mark its answer until it is read', async () => {
  const ann = await stage.open({ phone: people.customer })
  const screen = 'pagecenter/page/index/setting/feedback/index'
  await ann.goto(screen)
  await ann.tap('An idea')
  await ann.fill('Tell us more', 'A list of what I buy often')
  await ann.tap('Send feedback')
  await ann.sees('Thank you')
  const said = await ann.screen.getByText(/^No\. \d+/).innerText()
  // The demo answers by itself too; whoever is first has answered.
  await answerFeedback(stage.db, /\d+/.exec(said)?.[0] ?? '', { en: 'Soon', zh: '快了' }, new Date())
  await ann.renew()
  await ann.goto(screen)
  const dot = ann.screen.getByRole('img', { name: '1 new reply' })
  await dot.waitFor()
  await ann.tap('History')
  await ann.isAt('My feedback')
  await ann.sees('Linli’s reply')
  await ann.sees('A list of what I buy often')
  await ann.tap('Back')
  await ann.isAt('Feedback')
  await dot.waitFor({ state: 'detached' })
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should add an address with a custom tag', async () => {
  const ann = await stage.open({ phone: people.member })
  await ann.goto('pages/user/address/edit/index')
  await ann.fill('Name', 'Ann')
  await ann.tap('Ms')
  await ann.tap('+86, country or region')
  await ann.isAt('Country or region')
  expect(await violations(ann.screen)).toEqual([])
  await ann.fill('Name or code', '852')
  await ann.tap(/^Hong Kong/)
  await ann.fill('Phone', '51234567')
  await ann.tap(beginning('Region'))
  for (const area of ['Guangdong', 'Guangzhou', 'Tianhe District'])
    await ann.dialog.getByRole('radio', { name: area, exact: true }).click()
  await ann.fill('Street', '1 Tiyu East Road')
  await ann.fill('Unit', 'Flat 2')
  await ann.tap('New tag')
  await ann.dialog.getByLabel('Tag name').fill('Gym')
  await ann.dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await ann.button('Gym').waitFor()
  await ann.tap('Save')
  await ann.sees('Saved')
  const { items } = await ann.caller.call(addressList, {})
  expect(items).toContainEqual(
    expect.objectContaining({ consignee: 'Ann', mobile: '+852 512*4567', tag: 'Gym', regionCode: '440106' }),
  )
  expect((await ann.caller.call(addressLabelList, {})).items).toContain('Gym')
  expect(ann.faults).toEqual([])
  await ann.close()
})

it('should move home to another city and back to a place', async () => {
  const ann = await stage.open()
  await ann.goto()
  await ann.tap(/^Deliver to/)
  await ann.isAt('Deliver to')
  expect(await violations(ann.screen)).toEqual([])
  await ann.tap(/^City: Shenzhen/)
  await ann.isAt('Choose a city')
  expect(await violations(ann.screen)).toEqual([])
  await ann.fill('City name', 'hangzhou')
  await ann.tap('Hangzhou')
  await ann.isAt('Deliver to')
  await ann.tap('Back')
  await ann.button('Deliver to Hangzhou. Change place').waitFor()
  await ann.sees('No stores nearby')
  await ann.tap('Choose another place')
  await ann.fill('Street, estate or building', 'science')
  await ann.tap(beginning('Science Park'))
  await ann.button('Deliver to Science Park. Change place').waitFor()
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should remember by whom a customer was invited', async () => {
  const ben = await stage.open({ phone: people.member })
  const { inviteCode, invited } = await ben.caller.call(accountInviteCode, {})
  const ann = await stage.open()
  await ann.goto(`pagecenter/page/user/login/register/index?inviteCode=${inviteCode}`)
  await registerWith(ann, '13922220077', 'neighbour1')
  await ann.screen.getByRole('tab', { name: 'Home' }).waitFor()
  expect((await ben.caller.call(accountInviteCode, {})).invited).toBe(invited + 1)
  expect(ann.faults).toEqual([])
  await ann.close()
  await ben.close()
})

it('should change the password, close the account, and bring it back by logging in', async () => {
  const [phone, password] = ['13922220078', 'neighbour2']
  const ann = await stage.open()
  await ann.goto('pagecenter/page/user/login/register/index')
  await registerWith(ann, phone, 'neighbour1')
  await ann.tapTab('Me')
  await ann.tap('Settings')
  await ann.tap('Login password Change')
  await ann.isAt('Change password')
  await ann.fill('Old password', 'neighbour1')
  await ann.fill('New password', password)
  await ann.fill('Repeat password', password)
  await ann.tap('Save password')
  await ann.isAt('Settings')

  await ann.tap('Close account')
  await ann.sees('Before you go')
  await ann.tap('Close it')
  await ann.isAt('You’re all set')
  expect(await violations(ann.screen)).toEqual([])
  await ann.tap('Next')
  await fillShownCode(ann)
  await ann.tap('Close my account')
  await ann.screen.getByRole('alertdialog').getByRole('button', { name: 'Close my account' }).click()
  await ann.sees('Your account is closed')
  await ann.tap('Back to home')

  await ann.tapTab('Me')
  await ann.tap(beginning('Log in or register'))
  await ann.tap('Use password')
  await ann.field('Password').waitFor()
  await ann.fill('Phone number', phone)
  await ann.fill('Password', password)
  await ann.screen.getByRole('checkbox', { name: ann.words.agree }).click()
  await ann.tap('Log in')
  await ann.screen.getByRole('alertdialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await ann.sees('139****0078')
  expect(ann.faults).toEqual([])
  await ann.close()
})

it('should ring for messages, and lead to the announcements among them', async () => {
  const ann = await stage.open({ phone: people.member })
  await ann.goto()
  await ann.tap(/^Messages/)
  await ann.isAt('Messages')
  await ann.tap(/Announcements/)
  await ann.isAt('Announcements')
  await ann.tap(beginning('Read more: The second cup at half price'))
  await ann.isAt('The second cup at half price')
  expect(await violations(ann.screen)).toEqual([])
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should keep a store, find it among the favourites and take it out again', async () => {
  const ann = await stage.open({ phone: people.customer })
  const { id, name } = await findShop(stage.url)
  await ann.goto(addressOf('storeDetail', { storeDetail: { id } }))
  await ann.answered(storeCollect, () => ann.tap('Add to favourites'))
  await ann.goto(addressOf('favorites'))
  await ann.sees(name)
  await ann.tap('Manage')
  await ann.screen.getByRole('checkbox', { name: beginning(name) }).click()
  await ann.tap('Remove')
  await ann.sees('Nothing saved yet')
  await ann.goto(addressOf('footprints'))
  await ann.tapTab('Stores')
  await ann.sees(name)
  expect(ann.faults).toEqual([])
  await ann.close()
})
