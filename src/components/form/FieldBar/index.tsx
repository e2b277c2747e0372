import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { back } from '@/platform/navigation/navigation'
import { pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import styles from './index.module.scss'

interface Props {
  field: ReactNode
  /** Below the field, such as filters. */
  children?: ReactNode
}

const words = dictionary({ en: { back: 'Back' }, zh: { back: '返回' } })

/** Header with a back button and a focused text field. */
export const FieldBar = observer(function FieldBar({ field, children }: Props) {
  const { statusBar, capsule } = windowInfo()
  return (
    <View className={styles['field-bar']} style={{ paddingTop: pixels(statusBar) }}>
      <View className={styles['field-bar__row']} style={{ marginRight: pixels(capsule) }}>
        <Press label={words().back} onPress={() => void back()} className={styles['field-bar__back']}>
          <Icon name="chevron-left" size={48} />
        </Press>
        <View className={styles['field-bar__field']}>{field}</View>
      </View>
      {children}
    </View>
  )
})
