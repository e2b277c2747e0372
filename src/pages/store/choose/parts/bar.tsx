import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/components/Icon'
import { Press } from '@/components/Press'
import { SearchField } from '@/components/SearchField'
import { back } from '@/platform/navigation'
import { pixels } from '@/platform/pixels'
import { windowInfo } from '@/platform/window-info'
import type { ChooseModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'

interface Props {
  model: ChooseModel
}

/** The way back, and the field that searches the store's menu. */
export const ChooseBar = observer(function ChooseBar({ model }: Props) {
  const { statusBar, capsule } = windowInfo()
  return (
    <View className={styles.bar} style={{ paddingTop: pixels(statusBar) }}>
      <View className={styles.bar__row} style={{ marginRight: pixels(capsule) }}>
        <Press label={words().back} onPress={() => void back()} className={styles.bar__touch}>
          <Icon name="chevron-left" size={48} />
        </Press>
        <Field model={model} />
      </View>
    </View>
  )
})

const Field = observer(({ model: { keyword, type, page } }: Props) => {
  const { search, searchIn } = words()
  const hint = page.value ? searchIn(page.value.store.name) : search
  return (
    <View className={styles.bar__field}>
      <SearchField value={keyword} onChange={type} placeholder={hint} look="strong" focus />
    </View>
  )
})
