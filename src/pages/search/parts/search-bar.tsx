import { useState } from 'react'
import { Input, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/Icon'
import { Press } from '@/components/Press'
import { StoreFilters } from '@/components/StoreFilters'
import { back } from '@/platform/navigation'
import { pixels } from '@/platform/pixels'
import { windowInfo } from '@/platform/window-info'
import type { SearchModel } from '../model'
import { words } from '../text'
import styles from './search-bar.module.scss'

/** As many as the server reads. */
const KEYWORD_MAX = 40

/** The way back, the field that is ready to be typed in, and for results their order and filters. */
export const SearchBar = observer(({ model }: { model: SearchModel }) => {
  const { statusBar, capsule } = windowInfo()
  return (
    <View className={styles.bar} style={{ paddingTop: pixels(statusBar) }}>
      <View className={styles.bar__row} style={{ marginRight: pixels(capsule) }}>
        <Press label={words().back} onPress={() => void back()} className={styles.bar__back}>
          <Icon name="chevron-left" size={48} />
        </Press>
        <SearchField model={model} />
      </View>
      {model.results && <StoreFilters list={model.results} />}
    </View>
  )
})

const SearchField = observer(({ model: { typed, results, type, submit } }: { model: SearchModel }) => {
  const { hint, search, clear } = words()
  const [focused] = useState(!results)
  return (
    <View className={styles.bar__field}>
      <Icon name="search" size={32} colour="ink-3" />
      <Input
        className={styles.bar__input}
        placeholderClass={styles.bar__placeholder}
        value={typed}
        placeholder={hint}
        maxlength={KEYWORD_MAX}
        focus={focused}
        confirmType="search"
        onInput={(event) => type(event.detail.value)}
        onConfirm={submit}
        {...{ 'aria-label': hint, ariaLabel: hint }}
      />
      {typed !== '' && (
        <Press label={clear} onPress={() => type('')} className={styles.bar__clear}>
          <Icon name="circle-x" size={36} colour="ink-3" />
        </Press>
      )}
      <Press label={search} onPress={submit} className={styles.bar__go} reach={12}>
        <Text className={styles.bar__goText}>{search}</Text>
      </Press>
    </View>
  )
})
