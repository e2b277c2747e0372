import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import type { OrderWork } from '../order-work'
import { refusalReasons, words } from './text'
import styles from './refusal.module.scss'

/** Asks why an order is refused. Give it to the Screen as `overlay`. */
export const RefusalSheet = observer(function RefusalSheet({ work }: { work: OrderWork }) {
  const { why, refuse } = words()
  const { refusing, reason } = work
  return (
    <Sheet open={refusing !== undefined} onClose={work.endRefusal} title={why}>
      <View className={styles.refusal}>
        <RadioGroup
          label={why}
          options={refusalReasons().map((text) => ({ value: text, text }))}
          chosen={reason}
          onChoose={work.chooseReason}
          lines="each"
        />
        <View className={styles.refusal__foot}>
          <Button text={refuse} busy={work.orders.busy !== ''} disabled={!reason} onPress={() => void work.refuse()} />
        </View>
      </View>
    </Sheet>
  )
})
