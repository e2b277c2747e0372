import { observer } from 'mobx-react'
import { FieldBar } from '@/components/form/FieldBar'
import { SearchField } from '@/components/form/SearchField'
import type { ChooseModel } from '../model'
import { words } from '../text'

interface Props {
  model: ChooseModel
}

/** Back button and menu search. */
export const ChooseBar = observer(function ChooseBar({ model }: Props) {
  return <FieldBar field={<Field model={model} />} />
})

const Field = observer(({ model: { keyword, type, page } }: Props) => {
  const { search, searchIn } = words()
  const hint = page.value ? searchIn(page.value.store.name) : search
  return <SearchField value={keyword} onChange={type} placeholder={hint} look="strong" focus />
})
