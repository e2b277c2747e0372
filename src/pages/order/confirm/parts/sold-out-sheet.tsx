import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { IfSoldOut } from '@contract/entities/order'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import styles from './sheets.module.scss'

const ways: readonly IfSoldOut[] = ['call', 'replace', 'refund']

/** Options for sold-out items. */
export const SoldOutSheet = observer(({ model }: { model: ConfirmModel }) => {
  const { ifSoldOut: title, soldOutWays, soldOutNotes } = words()
  return (
    <Sheet open={model.sheet === 'soldOut'} onClose={model.close} title={title}>
      <View className={styles.sheets__few}>
        <RadioGroup
          label={title}
          options={ways.map((value) => ({ value, text: soldOutWays(value), note: soldOutNotes(value) }))}
          chosen={model.choices.ifSoldOut}
          onChoose={(ifSoldOut) => model.choose({ ifSoldOut })}
          lines="between"
          accent
        />
      </View>
    </Sheet>
  )
})
