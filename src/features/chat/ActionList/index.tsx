import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import styles from './index.module.scss'

export interface SheetAction {
  readonly text: string
  readonly icon: IconName
  readonly onPress: () => unknown
}

/** Actions of a sheet in a column; each closes the sheet. */
export const ActionList = ({ actions, onClose }: { actions: readonly SheetAction[]; onClose: () => void }) => (
  <View className={styles.actions}>
    {actions.map(({ text, icon, onPress }) => (
      <Press
        key={text}
        label={text}
        className={styles.actions__row}
        onPress={() => {
          onClose()
          void onPress()
        }}
      >
        <Icon name={icon} size={40} colour="ink-2" />
        <Text className={styles.actions__text}>{text}</Text>
      </Press>
    ))}
  </View>
)
