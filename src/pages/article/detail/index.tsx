import { dictionary } from '@/i18n'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { ArticleSkeleton, ArticleText } from '@/features/article/ArticleText'
import { useModel } from '@/state'
import { ArticleModel } from './model'

const words = dictionary({ en: { title: 'Announcement' }, zh: { title: '公告详情' } })

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
