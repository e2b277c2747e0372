import { observer } from 'mobx-react'
import { Switch } from '@/components/form/SwitchRow/switch'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { navigate } from '@/platform/navigation/gate'
import type { FeedbackModel } from '../model'
import { words } from '../text'

/** The order that it is about, and whether the customer may be called. */
export const More = observer(({ model }: { model: FeedbackModel }) => {
  const { order, optional, phone, mayContact } = words()
  return (
    <CellGroup>
      <Cell
        icon="receipt-text"
        label={order}
        value={model.order?.name ?? optional}
        valueTone={model.order ? 'ink' : 'muted'}
        height={104}
        onOpen={model.showOrders}
      />
      <Cell
        icon="phone"
        label={phone}
        value={model.phone}
        valueTone="ink"
        height={104}
        onOpen={() => navigate('changePhone')}
      />
      <Cell
        icon="message-circle"
        label={mayContact}
        height={104}
        right={<Switch label={mayContact} on={model.mayContact} onChange={model.allowContact} />}
      />
    </CellGroup>
  )
})
