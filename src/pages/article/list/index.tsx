import { AsyncView } from '@/components/AsyncView'
import { Screen, screen } from '@/components/Screen'
import { StateView } from '@/components/StateView'
import { useModel } from '@/stores'
import { ArticleRows, RowBones } from './parts/rows'
import { ArticlesModel } from './model'
import { words } from './text'

export default screen('articles', () => {
  const { articles } = useModel((api) => new ArticlesModel(api))
  const { title, none, noneText } = words()
  const empty = <StateView kind="empty" icon="megaphone" title={none} text={noneText} />
  return (
    <Screen title={title} onRefresh={articles.reload}>
      <AsyncView
        resource={articles}
        skeleton={<RowBones />}
        empty={{ when: (items) => items.length === 0, view: empty }}
      >
        {(items) => <ArticleRows articles={items} />}
      </AsyncView>
    </Screen>
  )
})
