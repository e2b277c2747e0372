import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { ArticleSkeleton, ArticleText } from '@/features/article/ArticleText'
import { useModel } from '@/state'
import { ArticleModel } from './model'
import { words } from './text'

export default screen('article', ({ id }) => {
  const { article } = useModel((api) => new ArticleModel(api, id))
  return (
    <Screen title={words().title} surface="white">
      <AsyncView resource={article} skeleton={<ArticleSkeleton />}>
        {(value) => <ArticleText article={value} />}
      </AsyncView>
    </Screen>
  )
})
