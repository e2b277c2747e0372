import { useState } from 'react'
import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GoodsFilter, GoodsSort } from '@contract/calls/goods'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { FieldBar } from '@/components/form/FieldBar'
import { FilterChips } from '@/components/form/FilterChips'
import { SearchField } from '@/components/form/SearchField'
import { Tabs } from '@/components/frame/Tabs'
import { StoreFilters } from '@/features/store/StoreFilters'
import { scan } from '@/platform/device/scan'
import { foundKindNames, foundKinds } from '../found-kinds'
import type { SearchModel } from '../model'
import { words } from '../text'
import styles from './search-bar.module.scss'

const sorts: readonly GoodsSort[] = ['match', 'sales', 'priceUp', 'priceDown', 'distance']
const filters: readonly GoodsFilter[] = ['specials', 'member', 'openNow', 'inStock']

/** Back button and search field; with results also tabs, sort orders and filters. */
export const SearchBar = observer(({ model }: { model: SearchModel }) => (
  <FieldBar field={<Field model={model} />}>{model.searching && <Narrow model={model} />}</FieldBar>
))

/** Tabs for stores, dishes and the other kinds, with the sort orders and filters of the first two. */
const Narrow = observer(({ model: { kind, choose, storeList, goodsList } }: { model: SearchModel }) => {
  const t = words()
  return (
    <>
      <Tabs
        items={[
          { value: 'stores', name: t.stores },
          { value: 'goods', name: t.goods },
          ...foundKindNames.map((value) => ({ value, name: foundKinds[value].name() })),
        ]}
        value={kind}
        onChange={choose}
        align="start"
      />
      {kind === 'stores' && storeList && <StoreFilters list={storeList} />}
      {kind === 'goods' && goodsList && (
        <FilterChips
          sorts={sorts.map((value) => ({ value, name: t[value] }))}
          sort={goodsList.choice.sort}
          filters={filters.map((value) => ({ value, name: t[value] }))}
          chosen={goodsList.choice.filters}
          onChange={goodsList.choose}
        />
      )}
    </>
  )
})

const Field = observer(
  ({ model: { typed, hint: word, searching, type, submit, scan: readCode } }: { model: SearchModel }) => {
    const { hint, tryWord, search, scan: label } = words()
    const read = scan
    const [focused] = useState(!searching)
    return (
      <SearchField
        value={typed}
        onChange={type}
        placeholder={word ? tryWord(word) : hint}
        label={hint}
        look="strong"
        focus={focused}
        onSubmit={submit}
      >
        {read && typed === '' && (
          <Press label={label} onPress={() => void readCode(read)} className={styles.bar__scan} reach={12}>
            <Icon name="scan-line" size={36} colour="ink-3" />
          </Press>
        )}
        <Press label={search} onPress={submit} className={styles.bar__go} reach={16}>
          <Text className={styles.bar__goText}>{search}</Text>
        </Press>
      </SearchField>
    )
  },
)
