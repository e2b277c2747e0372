import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SearchField } from '@/components/form/SearchField'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { LetterList, NameRows } from '@/components/list/LetterList'
import { dictionary } from '@/i18n'
import type { CarriersModel } from '../carriers'
import styles from './index.module.scss'

const words = dictionary({
  en: { search: 'Carrier name', none: 'No carrier found', noneText: 'Try part of the name' },
  zh: { search: '搜索快递公司', none: '没有找到快递公司', noneText: '换个名称试试' },
})

interface Props {
  model: CarriersModel
  chosen?: string | undefined
  onChoose: (key: string) => void
}

/** The express companies under their initials, with a search. */
export const CarrierSearch = observer(function CarrierSearch({ model, chosen, onChoose }: Props) {
  const { search, none, noneText } = words()
  return (
    <View className={styles.carriers}>
      <SearchField value={model.typed} onChange={model.type} placeholder={search} />
      <AsyncView resource={model.all}>
        {() =>
          !model.typed.trim() ? (
            <LetterList items={model.found} chosen={chosen} onChoose={onChoose} onGoTo={model.target.to} />
          ) : model.found.length ? (
            <View className={styles.carriers__found}>
              <NameRows items={model.found} chosen={chosen} onChoose={onChoose} />
            </View>
          ) : (
            <StateView kind="empty" art="search" title={none} text={noneText} />
          )
        }
      </AsyncView>
    </View>
  )
})
