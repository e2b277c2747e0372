import { View } from '@tarojs/components'
import { articleColumns } from '@contract/article-columns'
import { observer } from 'mobx-react-lite'
import { Chip } from '@/components/Chip'
import { PagedList } from '@/components/PagedList'
import { Screen, screen } from '@/components/Screen'
import { StateView } from '@/components/StateView'
import { useModel } from '@/stores'
import { ArticleRow, RowBones } from './parts/rows'
import { ArticlesModel } from './model'
import styles from './parts/rows.module.scss'
import { words } from './text'

export default screen('articles', () => {
  const model = useModel((api) => new ArticlesModel(api))
  const { title, none, noneText } = words()
  const empty = <StateView kind="empty" icon="megaphone" title={none} text={noneText} />
  return (
    <Screen title={title} onRefresh={model.articles.reload}>
      <Columns model={model} />
      <View className={styles.rows}>
        <PagedList list={model.articles} keyOf={({ id }) => id} empty={empty} skeleton={<RowBones />}>
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
