-- Posts are content like questions: whose they are and whether they are offered, and their versions, which never change.

create table blog_post_versions (
  post_id text not null,
  version integer not null,
  title text not null check (title <> ''),
  description text not null,
  -- For search results; empty: the title.
  seo_title text not null default '',
  -- Markdown.
  body text not null,
  -- The release that brought this version; null when it was made here.
  release integer,
  -- The editor who wrote it.
  author_id uuid,
  created_at timestamptz not null default now(),
  primary key (post_id, version),
  check (release is null or author_id is null)
);

create table blog_posts (
  -- Never changes. Of shipped posts the slug they came with.
  id text primary key check (id ~ '^[a-z0-9-]{1,64}$'),
  -- As it stands in the address now.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  origin text not null check (origin in ('shipped', 'authored')),
  owner text not null check (owner in ('release', 'editors')),
  status text not null check (status in ('draft', 'published', 'retired')),
  current_version integer not null,
  -- From when on a published post is shown: in the future it is scheduled. A draft may have one.
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (owner = 'editors' or origin = 'shipped'),
  check (status <> 'published' or published_at is not null),
  foreign key (id, current_version) references blog_post_versions (post_id, version) deferrable initially deferred
);

alter table blog_post_versions add foreign key (post_id) references blog_posts deferrable initially deferred;

-- Addresses that posts had before.
create table blog_redirects (
  slug text primary key,
  post_id text not null references blog_posts,
  created_at timestamptz not null default now()
);
create index blog_redirects_post on blog_redirects (post_id);
