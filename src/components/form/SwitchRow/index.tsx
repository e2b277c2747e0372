import { Text, View } from '@tarojs/components'
import { Switch } from './switch'
import styles from './index.module.scss'

interface Props {
  label: string
  note?: string
  on: boolean
  onChange: (on: boolean) => void
  disabled?: boolean
}

/** A row with a label and a switch. */
export function SwitchRow({ label, note, ...control }: Props) {
  return (
    <View className={styles['switch-row']}>
      <View className={styles['switch-row__words']}>
        <Text className={styles['switch-row__label']}>{label}</Text>
        {note && <Text className={styles['switch-row__note']}>{note}</Text>}
      </View>
      <Switch label={label} {...control} />
    </View>
  )
}
