import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TextRow } from '@/features/application/rows/typed'
import type { RoomTypeModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

interface Props {
  model: RoomTypeModel
  name:
    | 'nameZh'
    | 'nameEn'
    | 'summaryZh'
    | 'summaryEn'
    | 'extraAdultPrice'
    | 'extraBedPrice'
    | 'childPrice'
    | 'basePrice'
    | 'weekendPrice'
    | 'allotment'
    | 'hourlyRooms'
  hint: string
  max: number
  input?: 'text' | 'digit' | 'number'
  unit?: () => string
  optional?: boolean
}

export const yuan = () => '¥'

/** A typed field of a room type. */
export const Typed = observer(({ model, name, hint, ...row }: Props) => (
  <View className={styles.room__row}>
    <TextRow model={model} row={{ look: 'text', name, label: () => words()[name], hint: () => hint, ...row }} />
  </View>
))
