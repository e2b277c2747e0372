import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderDetail, OrderSummary } from '@contract/entities/order'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Sheet } from '@/components/frame/Sheet'
import { Cell } from '@/components/list/Cell'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import type { OrderActions } from '../order-actions'
import { buttonsOf, buttonText } from '../OrderButtons'
import { supportedActions } from '../views'
import styles from './index.module.scss'

const words = dictionary({ en: { more: 'More', invoice: 'Invoice' }, zh: { more: '更多', invoice: '发票' } })

/** Opens the sheet of secondary actions, at the left of an order's bar. */
export const MoreButton = observer(({ onPress }: { onPress: () => void }) => (
  <Press label={words().more} onPress={onPress} className={styles.more}>
    <Icon name="ellipsis" size={32} />
    <Text className={styles.more__text}>{words().more}</Text>
  </Press>
))

/** One row of the sheet. */
export interface Way {
  readonly label: string
  readonly run: () => unknown
}

/** The actions of an order without a button in the bar. */
export function restOf(order: OrderSummary, actions: OrderActions): Way[] {
  const view = actions.viewOf(order)
  const shown = buttonsOf(order, view, false)
  return supportedActions(order, view)
    .filter((action) => !shown.includes(action))
    .map((action) => ({ label: buttonText(action, view), run: () => actions.run(action, order) }))
}

/** The row that leads to an order's invoice; false for an order without one. */
export const invoiceOf = ({ id, canInvoice }: Pick<OrderDetail, 'id' | 'canInvoice'>): Way | false =>
  canInvoice && { label: words().invoice, run: () => navigate('invoice', { orderId: id }) }

/** A card's row that leads to an order's invoice; nothing for an order without one. */
export const InvoiceCell = ({ order }: { order: Pick<OrderDetail, 'id' | 'canInvoice'> }) => {
  const way = invoiceOf(order)
  return way && <Cell label={way.label} onOpen={() => void way.run()} />
}

interface Props {
  open: boolean
  onClose: () => void
  ways: readonly (Way | false | null)[]
}

/** Secondary actions on an order. Pass it to the Screen as `overlay`. */
export const MoreSheet = observer(function MoreSheet({ open, onClose, ways }: Props) {
  const take = ({ run }: Way) => {
    onClose()
    void run()
  }
  return (
    <Sheet open={open} onClose={onClose} title={words().more}>
      <View className={styles.more__ways}>
        {ways.map((way) => way && <Cell key={way.label} label={way.label} height={104} onOpen={() => take(way)} />)}
      </View>
    </Sheet>
  )
})
