import { v7 as uuid } from 'uuid'
import { merchantCallNumber } from '@contract/calls/merchant'
import { queueDetail } from '@contract/calls/queue'
import { userInfo } from '@contract/calls/user'
import { pathOfRoute, routes } from '@/routes'
import { TestCaller } from '../../server/testing/caller'
import { aQueue } from '../../server/testing/tables'
import { people, tokenOf } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { stayWords } from '../support/stay-words'
import { languagesOf } from '../support/suite'

const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

let storeId: string
let merchant: TestCaller

beforeAll(async () => {
  merchant = new TestCaller(stage.url).as(await tokenOf(stage.url, people.merchant))
  const { id: merchant_id } = await merchant.call(userInfo, {})
  storeId = (await findShop(stage.url)).id
  await stage.db.updateTable('stores').set({ merchant_id }).where('id', '=', storeId).execute()
  await stage.db.deleteFrom('queue_numbers').where('store_id', '=', storeId).execute()
  await stage.db.deleteFrom('queue_sizes').where('store_id', '=', storeId).execute()
  await aQueue(stage.rows, storeId)
})

const callNext = () => merchant.call(merchantCallNumber, { storeId, size: 'A', idempotencyKey: uuid() })

describe.each(languagesOf('zh'))('in %s', (language) => {
  const say = stayWords.queue[language]

  it('should take a number at a restaurant, be called without reloading, come back after missing it, and be seated', async () => {
    const ann = await stage.open({ phone: people.member, language })
    const move = async (step: 'sit' | 'pass') => {
      const { mine } = await ann.caller.call(queueDetail, { storeId })
      await merchant.call(merchantCallNumber, { numberId: mine?.id ?? '', step, idempotencyKey: uuid() })
    }
    await ann.goto(`${pathOfRoute(routes.storeDetail)}?id=${storeId}`)
    await ann.tap(say.door)
    // The button there has the name of the door.
    await ann.isAt(say.title)
    await ann.tap(say.door)
    await ann.sees(say.waiting)
    await callNext()
    await ann.sees(say.ready)
    await move('pass')
    await ann.sees(say.missed)
    await ann.tap(say.putBack)
    await ann.sees(say.waiting)
    await callNext()
    await ann.sees(say.ready)
    await move('sit')
    await ann.sees(say.seated)
    expect(ann.faults).toEqual([])
    await ann.close()
  })
})
