import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { ArticleSkeleton, ArticleText } from '@/features/article/ArticleText'
import { useModel } from '@/state'
import { AgreementModel, keyOf } from './model'
import { words } from './text'

export default screen('userAgreement', ({ key: name }) => {
  const key = keyOf(name)
  const model = useModel((api) => new AgreementModel(api, key))
  return (
    <Screen title={words()[key]} surface="white">
      <AsyncView resource={model.article} skeleton={<ArticleSkeleton />}>
        {(article) => <ArticleText article={article} />}
      </AsyncView>
    </Screen>
  )
})
