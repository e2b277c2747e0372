import { observer } from 'mobx-react'
import { StateView } from '@/components/StateView'
import { StoreCards } from '@/components/StoreCards'
import { navigate } from '@/platform/gate'
import type { SearchModel } from '../model'
import { words } from '../text'

/** The stores that were found. */
export const Results = observer(({ model: { results, keyword, category } }: { model: SearchModel }) => {
  if (!results) return null
  const t = words()
  const empty = keyword ? (
    <StateView
      kind="empty"
      icon="search"
      title={t.nothing(keyword)}
      text={t.nothingText}
      action={{ text: t.browse, onPress: () => navigate('search', { category: '' }) }}
    />
  ) : (
    <StateView
      kind="empty"
      icon="store"
      title={t.nobody}
      text={t.nobodyText}
      action={category ? { text: t.browse, onPress: () => navigate('search', { category: '' }) } : undefined}
    />
  )
  return <StoreCards key={keyword} list={results} empty={empty} />
})
