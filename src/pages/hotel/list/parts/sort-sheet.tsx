import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { hotelSorts } from '@/features/hotel/sorts'
import type { HotelListModel } from '../model'
import { words } from '../text'
import styles from './sort-sheet.module.scss'

/** The order of the list. Pass it to the Screen as `overlay`. */
export const SortSheet = observer(function SortSheet({ model }: { model: HotelListModel }) {
  const t = words()
  return (
    <Sheet open={model.sortOpen} onClose={() => model.showSorts(false)} title={t.sort}>
      <View className={styles.sorts}>
        <RadioGroup
          label={t.sort}
          options={hotelSorts.map((value) => ({ value, text: t[value] }))}
          chosen={model.sort}
          onChoose={model.setSort}
          lines="between"
          accent
        />
      </View>
    </Sheet>
  )
})
