import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import styles from './sheets.module.scss'

const MOST = 10
const counts = Array.from({ length: MOST + 1 }, (_, count) => count)

/** Number of tableware sets. */
export const TablewareSheet = observer(({ model }: { model: ConfirmModel }) => {
  const { tableware: title, none, sets } = words()
  return (
    <Sheet open={model.sheet === 'tableware'} onClose={model.close} title={title}>
      <ScrollView scrollY className={styles.sheets__list}>
        <View className={styles.sheets__many}>
          <RadioGroup
            label={title}
            options={counts.map((value) => ({ value, text: value ? sets(value) : none }))}
            chosen={model.choices.tableware}
            onChoose={(tableware) => model.choose({ tableware })}
            lines="each"
            accent
          />
        </View>
      </ScrollView>
    </Sheet>
  )
})
