import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SearchField } from '@/components/form/SearchField'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    search: 'Search reviews',
    nothing: (keyword: string) => `No reviews mention “${keyword}”`,
    clear: 'Clear search',
  },
  zh: { search: '搜索评价', nothing: (keyword) => `没有提到“${keyword}”的评价`, clear: '清空搜索' },
})

interface Props {
  /** The part of a `FilteredList` that is needed here. */
  list: {
    readonly choice: { readonly keyword?: string | undefined }
    choose: (change: { keyword: string | undefined }) => void
  }
}

/** Texts of a list in which nothing mentions the keyword; undefined without one. */
export const noMention = (keyword: string | undefined) =>
  keyword === undefined ? undefined : { title: words().nothing(keyword), clear: words().clear }

/** Finds reviews by what was written in them. */
export const ReviewSearch = observer(function ReviewSearch({ list }: Props) {
  const { keyword = '' } = list.choice
  const [typed, setTyped] = useState(keyword)
  useEffect(() => setTyped(keyword), [keyword])
  const find = (text: string) => {
    if (text.trim() !== keyword) list.choose({ keyword: text.trim() || undefined })
  }
  const change = (text: string) => {
    setTyped(text)
    if (text === '') find(text)
  }
  return (
    <View className={styles['review-search']}>
      <SearchField value={typed} placeholder={words().search} onChange={change} onSubmit={() => find(typed)} />
    </View>
  )
})
