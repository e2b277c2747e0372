import { answer } from '@/platform/navigation/pick'
import { renderScreen, settle } from '@/testing'
import { aReturn, carrierAnswers } from '@/testing/after-sales'
import type { AfterSale } from '@contract/entities/after-sale'
import ReturnInformation from '.'

const show = (refund: AfterSale) =>
  renderScreen(ReturnInformation, {
    params: { refundId: 'r1' },
    answers: { 'aftersale.detail': refund, ...carrierAnswers },
    signedIn: true,
  })

const parcel = {
  company: { key: 'zhongtong', name: 'ZTO Express', phone: '95311' },
  number: 'ZT1',
  contact: '13800000001',
  sentAt: '2026-01-01T04:05:00.000Z',
  scannedAt: null,
  deliveredAt: null,
}

it('asks for company, number and contact, and sends them', async () => {
  const { view, api } = await show(aReturn())
  expect(view.getByText('18 Longwu Tea Town, Hangzhou')).toBeVisible()
  await view.tap('Submit')
  expect(view.getByText('Enter the tracking number')).toBeVisible()
  expect(api.calls('aftersale.sendBack')).toEqual([])
  await view.tap('Carrier, Choose a carrier')
  await settle(() => answer('chooseLogistics', 'shunfeng'))
  await view.write('Tracking number', ' sf 123-4 ')
  await view.write('Your phone', '13800000001')
  api.answer('aftersale.sendBack', aReturn({ state: 'returnedGoods' }))
  await view.tap('Submit')
  const logistics = { company: 'shunfeng', number: 'SF123-4', contact: '13800000001' }
  expect(api.calls('aftersale.sendBack')).toEqual([{ refundId: 'r1', logistics }])
  expect(view.path).toMatch(/refund-details/)
})

it('shows the address as carriers read it below the customer’s language', async () => {
  const label = { name: '山野茶社', address: '杭州市龙坞茶镇18号' }
  const { returnAddress } = aReturn()
  if (!returnAddress) throw new Error('A return has an address')
  const { view } = await show(aReturn({ returnAddress: { ...returnAddress, label } }))
  expect(view.getByText('18 Longwu Tea Town, Hangzhou')).toBeVisible()
  expect(view.getByText('For the label: 山野茶社, 杭州市龙坞茶镇18号')).toBeVisible()
})

it('corrects what was said before', async () => {
  const { view, api } = await show(
    aReturn({ state: 'returnedGoods', returnParcel: parcel, actions: ['correctReturn'] }),
  )
  expect(view.getByText('ZTO Express')).toBeVisible()
  await view.write('Tracking number', 'ZT2')
  api.answer('aftersale.sendBack', aReturn({ state: 'returnedGoods' }))
  await view.tap('Save changes')
  expect(api.calls('aftersale.sendBack')).toMatchObject([{ logistics: { company: 'zhongtong', number: 'ZT2' } }])
})

it('leads to the case when nothing can be sent any more', async () => {
  const { view } = await show(aReturn({ state: 'refundComplete', actions: [] }))
  await view.tap('View the case')
  expect(view.path).toMatch(/refund-details/)
})

it('shows a failure and tries again', async () => {
  const { view, api } = await renderScreen(ReturnInformation, { params: { refundId: 'r1' }, signedIn: true })
  api.answer('aftersale.detail', aReturn())
  api.answer('aftersale.expressCompanies', carrierAnswers['aftersale.expressCompanies'])
  await view.tap('Try again')
  expect(view.getByText('Return address')).toBeVisible()
})
