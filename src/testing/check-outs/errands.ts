import { answer } from '@/platform/navigation/pick'
import { aStanceOf, errandFormAnswers, home, office } from '../errand-form'
import { settle } from '../settle'
import { agree, type CheckOut, coupons, debounced, later, note, past, placed } from './check-out'

export const errand: CheckOut = {
  screen: 'pagerun/pages/run-errands',
  by: 'pagerun/pages/run-errands/placing.ts',
  params: { kind: 'send' },
  answers: {
    ...errandFormAnswers,
    'errand.timeOptions': { soonestMinutes: 15, times: [later], utcOffset: 480, utcOffsets: [480] },
  },
  quote: ['errand.orderStance', (id) => aStanceOf({ id, expiresAt: past, usableCoupons: 1 })],
  submit: ['errand.submit', placed],
  fill: async (view) => {
    await view.tap(/Where to send it/)
    await settle(() => answer('addressList', office.id))
    await view.tap('Papers')
    await agree(view)
    await debounced()
  },
  button: 'Place order',
  edit: async (view) => {
    await view.tap('¥5')
    await debounced()
  },
  choose: [
    {
      walk: async (view) => {
        await view.tap(/Bldg 3, Rm 1602/)
        await settle(() => answer('addressList', office.id))
        await view.tap(/Where to send it/)
        await settle(() => answer('addressList', home.id))
        await view.write('Describe it (optional)', 'A folder')
        await view.tap('Flowers')
        await view.tap('5–10 kg')
        await view.tap('¥2')
        await view.tap(/^Pickup time/)
        await view.tap(/14:30/)
        await view.tap('Leave it at the door')
        await note(view, /^Note/, 'Ring twice')
        await debounced()
        await coupons(view, /^Red envelope/)
        await agree(view)
        await debounced()
      },
    },
    {
      params: { kind: 'buy' },
      walk: async (view) => {
        await view.write('What should the rider buy?', 'Roses')
        await view.tap(/Nearby, or choose a shop/)
        await settle(() =>
          answer('chooseLocation', {
            name: 'Roses',
            address: '1 Quay',
            regionCode: null,
            latitude: 22.5,
            longitude: 113.9,
          }),
        )
        await view.tap(/Goods cost/)
        await view.write('Amount', '96')
        await view.tap('Done')
        await agree(view)
        await debounced()
      },
    },
  ],
  // Pictures are kept by the uploads, which are tested there; the consent is kept too.
  fixed: ['images', 'agreed'],
}
