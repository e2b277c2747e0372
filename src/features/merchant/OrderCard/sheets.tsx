import { observer } from 'mobx-react'
import type { OrderWork } from '../order-work'
import { ReasonSheet } from '@/components/frame/ReasonSheet'
import { ShortageSheet } from './shortage'
import { refusalReasons, words } from './text'

/** Sheets of the actions on orders. Give them to the Screen as `overlay`. */
export const OrderSheets = ({ work }: { work: OrderWork }) => (
  <>
    <RefusalSheet work={work} />
    <ShortageSheet work={work} />
  </>
)

/** Asks why an order is refused. */
const RefusalSheet = observer(({ work }: { work: OrderWork }) => (
  <ReasonSheet
    open={work.refusing !== undefined}
    title={words().why}
    reasons={refusalReasons()}
    chosen={work.reason}
    button={words().refuse}
    busy={work.orders.busy !== ''}
    onChoose={work.chooseReason}
    onSend={() => void work.refuse()}
    onClose={work.endRefusal}
  />
))
