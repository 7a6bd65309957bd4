import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { getPost, type Post } from '#contract/blog.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { LoadingState, Page } from '#client/ui/page-states.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import { DidNotLoad } from '#client/kits/did-not-load.tsx';
import { useTyped } from '#client/kits/form/typed.ts';
import { useEdition } from '#client/kits/form/use-edition.ts';
import { PostForm } from './post-form.tsx';
import { stateOf } from './post-words.ts';
import { PostVersions } from './post-versions.tsx';

const postKey = (postId: string) => ['post', postId] as const;

interface EditorProps {
  /** Null for a new one. */
  readonly latest: Post | null;
  readonly onStale: () => unknown;
}

function Editor({ latest, onStale }: EditorProps) {
  const client = useQueryClient();
  const navigate = useNavigateHere();
  const edition = useEdition(latest, ({ id, version, updatedAt }) => [id, `${version} ${updatedAt}`], useTyped());
  const show = async (post: Post, title: string) => {
    client.setQueryData(postKey(post.id), post);
    await client.invalidateQueries({ queryKey: ['posts'] });
    showToast({ title, tone: 'success' });
    if (!latest) navigate(pathTo('adminPost', { postId: post.id }), { replace: true });
  };
  const state = latest && stateOf(latest, Date.now());
  return (
    <Page
      title={latest?.title ?? 'New post'}
      lead={state ? <Badge tone={state.tone}>{state.label}</Badge> : 'It stays a draft until you publish it.'}
      actions={
        latest && state?.label === 'Published' ? (
          <ButtonLink to={pathTo('blogPost', { id: latest.slug })} variant="secondary" reloadDocument>
            View
          </ButtonLink>
        ) : undefined
      }
    >
      <PostForm
        key={edition.key}
        edition={edition}
        onSaved={(post) => {
          edition.saved(post);
          return show(post, latest ? 'Saved' : 'Draft saved');
        }}
        onStale={onStale}
      />
      {latest ? (
        <PostVersions
          post={latest}
          onSaved={(post, title) => {
            edition.startAnew(post);
            return show(post, title);
          }}
        />
      ) : null}
    </Page>
  );
}

/** /admin/blog-management/{postId}; `new` writes a new one. */
export function PostScreen() {
  const { postId = 'new' } = useParams();
  const isNew = postId === 'new';
  const { data, error, refetch } = useQuery({
    queryKey: postKey(postId),
    queryFn: ({ signal }) => api(getPost, { params: { postId } }, { signal }),
    enabled: !isNew,
    refetchOnWindowFocus: false,
  });
  if (isNew || data) return <Editor latest={isNew ? null : (data ?? null)} onStale={refetch} />;
  return (
    <Page title="Post">
      {error ? (
        <DidNotLoad what="post" error={error} onRetry={() => void refetch()} list={{ label: 'All posts', to: pathTo('adminBlog') }} />
      ) : (
        <LoadingState label="Loading the post" />
      )}
    </Page>
  );
}
