import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { articleColumns } from '@contract/article-columns'
import { Chip } from '@/components/base/Chip'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { useModel } from '@/state'
import { ArticleRow, RowSkeleton } from './parts/rows'
import { ArticlesModel } from './model'
import styles from './parts/rows.module.scss'
import { words } from './text'

export default screen('articles', () => {
  const model = useModel((api) => new ArticlesModel(api))
  const { title, none, noneText } = words()
  const empty = <StateView kind="empty" art="news" title={none} text={noneText} />
  return (
    <Screen title={title} onRefresh={model.articles.reload}>
      <Columns model={model} />
      <View className={styles.rows}>
        <PagedList list={model.articles} keyOf={({ id }) => id} empty={empty} skeleton={<RowSkeleton />}>
          {(article) => <ArticleRow article={article} />}
        </PagedList>
      </View>
    </Screen>
  )
})

const Columns = observer(({ model }: { model: ArticlesModel }) => (
  <View className={styles.rows__columns}>
    {[undefined, ...articleColumns].map((column) => (
      <Chip
        key={column ?? 'all'}
        text={words()[column ?? 'all']}
        on={column === model.column}
        onPress={() => model.choose(column)}
      />
    ))}
  </View>
))
