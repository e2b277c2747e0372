import { useEffect } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import { Highlight } from '@/components/base/Highlight'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { FieldBar } from '@/components/form/FieldBar'
import { SearchField } from '@/components/form/SearchField'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { PastWords } from '@/features/search/PastWords'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { MallSearchModel } from './model'
import { words } from './text'

interface Props {
  model: MallSearchModel
}

export default screen('mallSearch', ({ keyword }) => {
  const model = useModel((api, root) => new MallSearchModel(api, root, keyword))
  return (
    <Screen nav={<FieldBar field={<Field model={model} />} />} surface="white">
      {model.typed.trim() ? <Suggestions model={model} /> : <Offer model={model} />}
    </Screen>
  )
})

const Field = observer(function Field({ model: { typed, type, submit } }: Props) {
  const { hint, search } = words()
  return (
    <SearchField value={typed} onChange={type} placeholder={hint} look="strong" focus onSubmit={submit}>
      <Press label={search} onPress={submit} className={styles.search__go} reach={16}>
        <Text className={styles['search__go-text']}>{search}</Text>
      </Press>
    </SearchField>
  )
})

/** Content before typing: searched and popular keywords, and the categories. */
const Offer = observer(function Offer({ model }: Props) {
  const { categories, open, past, searchFor, forget } = model
  return (
    <>
      <PastWords names={past.items} onChoose={searchFor} onForget={() => void forget()} />
      <Popular model={model} />
      <View className={styles.search__section}>
        <Text className={styles.search__title} role="heading" aria-level={2}>
          {words().categories}
        </Text>
        <AsyncView resource={categories} inline>
          {(all) => (
            <View className={styles.search__chips}>
              {all.map((category) => (
                <Chip key={category.key} text={category.name} ground="card" onPress={() => open(category)} />
              ))}
            </View>
          )}
        </AsyncView>
      </View>
    </>
  )
})

/** Popular keywords; hot ones have a flame. Missing words leave no gap. */
const Popular = observer(function Popular({ model: { popular, searchFor } }: Props) {
  useEffect(() => void popular.load(), [popular])
  if (!popular.value?.length) return null
  return (
    <View className={styles.search__section}>
      <Text className={styles.search__title} role="heading" aria-level={2}>
        {words().popular}
      </Text>
      <View className={styles.search__chips}>
        {popular.value.map(({ word, mark }) => (
          <Chip
            key={word}
            text={word}
            ground="card"
            hot={mark === 'hot'}
            icon={mark === 'hot' ? 'flame' : undefined}
            onPress={() => searchFor(word)}
          />
        ))}
      </View>
    </View>
  )
})

/** The typed text and the categories that it may mean, one per row. */
const Suggestions = observer(function Suggestions({ model }: Props) {
  const { typed, suggestions, submit, open } = model
  const t = words()
  return (
    <View className={styles.search__rows} role="group" aria-label={t.suggestions}>
      <Press label={t.lookFor(typed.trim())} onPress={submit} className={styles.search__row}>
        <Icon name="search" size={28} colour="ink-3" />
        <Text className={styles.search__name} numberOfLines={1}>
          {t.lookFor(typed.trim())}
        </Text>
      </Press>
      {suggestions.map((one) => (
        <Press
          key={one.key}
          label={`${one.name}, ${t.inCategory}`}
          onPress={() => open(one)}
          className={styles.search__row}
        >
          <Icon name="tag" size={28} colour="ink-3" />
          <Text className={styles.search__name} numberOfLines={1}>
            <Highlight text={one.name} keyword={typed.trim()} />
          </Text>
          <Text className={styles.search__note}>{t.inCategory}</Text>
        </Press>
      ))}
    </View>
  )
})
