import { Input, View } from '@tarojs/components'
import { limits } from '@contract/limits'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/components/Icon'
import { Press } from '@/components/Press'
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
        <View className={styles.bar__pill}>
          <Icon name="search" size={28} colour="ink-3" />
          <Field model={model} />
        </View>
      </View>
    </View>
  )
})

const Field = observer(({ model: { keyword, type, page } }: Props) => {
  const { search, searchIn, clear } = words()
  const hint = page.value ? searchIn(page.value.store.name) : search
  return (
    <>
      <Input
        className={styles.bar__input}
        placeholderClass={styles.bar__placeholder}
        value={keyword}
        placeholder={hint}
        maxlength={limits.keywordMax}
        focus
        onInput={({ detail }) => type(detail.value)}
        {...{ 'aria-label': hint, ariaLabel: hint }}
      />
      {keyword !== '' && (
        <Press label={clear} onPress={() => type('')} className={styles.bar__clear}>
          <Icon name="circle-x" size={32} colour="ink-3" />
        </Press>
      )}
    </>
  )
})
