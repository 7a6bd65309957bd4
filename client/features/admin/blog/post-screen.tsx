import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { getPost, type Post } from '#contract/blog.ts';
import { pathTo } from '../../../paths.ts';
import { api } from '../../../platform/api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadingState, Page } from '../../../ui/page-states.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { PostForm } from './post-form.tsx';
import { stateOf } from './post-words.ts';
import { PostVersions } from './post-versions.tsx';

/** /admin/blog-management/{postId}; `new` writes a new one. */
export function PostScreen() {
  const { postId = 'new' } = useParams();
  const isNew = postId === 'new';
  const client = useQueryClient();
  const navigate = useNavigate();
  const key = ['post', postId];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api(getPost, { params: { postId } }, { signal }),
    enabled: !isNew,
    refetchOnWindowFocus: false,
  });
  if (isNew)
    return (
      <Page title="New post" lead="It stays a draft until you publish it.">
        <PostForm
          post={null}
          onSaved={async (post) => {
            await client.invalidateQueries({ queryKey: ['posts'] });
            client.setQueryData(['post', post.id], post);
            showToast({ title: 'Draft saved', tone: 'success' });
            void navigate(pathTo('adminPost', { postId: post.id }), { replace: true });
          }}
        />
      </Page>
    );
  if (!data)
    return (
      <Page title="Post">
        {error ? (
          <DidNotLoad what="post" error={error} onRetry={() => void refetch()} list={{ label: 'All posts', to: pathTo('adminBlog') }} />
        ) : (
          <LoadingState label="Loading the post" />
        )}
      </Page>
    );
  const state = stateOf(data, Date.now());
  const saved = async (post: Post, title: string) => {
    client.setQueryData(key, post);
    await client.invalidateQueries({ queryKey: ['posts'] });
    showToast({ title, tone: 'success' });
  };
  // A newer version starts a new form, and a new comparison.
  const edition = `${data.id} ${data.version} ${data.updatedAt}`;
  return (
    <Page
      title={data.title}
      lead={<Badge tone={state.tone}>{state.label}</Badge>}
      actions={
        state.label === 'Published' ? (
          <ButtonLink to={pathTo('blogPost', { id: data.slug })} variant="secondary" reloadDocument>
            View
          </ButtonLink>
        ) : undefined
      }
    >
      <PostForm key={edition} post={data} onSaved={(post) => saved(post, 'Saved')} />
      <PostVersions key={`versions ${edition}`} post={data} onSaved={saved} />
    </Page>
  );
}
