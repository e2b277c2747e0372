import { ArticleBones, ArticleText } from '@/components/ArticleText'
import { AsyncView } from '@/components/AsyncView'
import { Screen, screen } from '@/components/Screen'
import { useModel } from '@/stores'
import { ArticleModel } from './model'
import { words } from './text'

export default screen('article', ({ id }) => {
  const { article } = useModel((api) => new ArticleModel(api, id))
  return (
    <Screen title={words().title} surface="white">
      <AsyncView resource={article} skeleton={<ArticleBones />}>
        {(value) => <ArticleText article={value} />}
      </AsyncView>
    </Screen>
  )
})
