import { observer } from 'mobx-react'
import type { OrderWork } from '../order-work'
import { ReasonSheet } from '@/components/frame/ReasonSheet'
import { refusalReasons, words } from './text'

/** Asks why an order is refused. Give it to the Screen as `overlay`. */
export const RefusalSheet = observer(({ work }: { work: OrderWork }) => (
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
