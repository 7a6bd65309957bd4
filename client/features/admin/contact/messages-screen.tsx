import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerContactMessage, closeContactMessage, listContactMessages, type ContactMessage } from '#contract/contact.ts';
import { contactTopicNames } from '#core/contact/topics.ts';
import { membershipTiers, tierDefinitions } from '#core/membership/tiers.ts';
import { FormDialog } from '#client/kits/form/form-dialog.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import type { List } from '#client/kits/list/list.ts';
import { ListTable, type ListColumn } from '#client/kits/list/list-table.tsx';
import { PagedList } from '#client/kits/list/paged-list.tsx';
import { useListUrl } from '#client/kits/list/use-list-url.ts';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/field.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { EmptyState, Page } from '#client/ui/page-states.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { showToast } from '#client/ui/toast.tsx';

const shows = ['open', 'done'] as const;
type Show = (typeof shows)[number];
const labels = { open: 'To answer', done: 'Done' } as const satisfies Record<Show, string>;
const statuses = { open: 'Open', answered: 'Answered', closed: 'Closed', unknown: 'Unknown: refresh this page' } as const satisfies Record<
  ContactMessage['status'],
  string
>;

const listKey = 'contact-messages';
const listOf = (filter: Show): List<ContactMessage> => ({
  key: [listKey, filter],
  read: (page, signal) => api(listContactMessages, { query: { ...page, filter } }, signal ? { signal } : {}),
});

const topicOf = ({ topic }: ContactMessage) => (topic === 'unknown' ? 'Unknown: refresh this page' : contactTopicNames[topic]);
const planOf = ({ priority }: ContactMessage) => tierDefinitions[membershipTiers[priority] ?? 'free'].name;

function AnswerDialog({ message, onClose }: { readonly message: ContactMessage; readonly onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    read: (entries) => ({ answer: entries.text('answer') }),
    check: ({ answer }) => (answer === '' ? { answer: 'Please write an answer.' } : {}),
    send: (body) => api(answerContactMessage, { params: { messageId: message.id }, body: { ...body, seenAt: message.handledAt } }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: [listKey] });
      showToast({ title: `Answered ${message.ticket}`, tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Answer ${message.name}`}
      description={`${message.ticket}, ${message.email}`}
      label="Send answer"
      busyLabel="Sending…"
      onClose={onClose}
    >
      <blockquote className="max-h-48 overflow-y-auto whitespace-pre-line border-l-2 border-line-strong pl-4 text-muted">{message.message}</blockquote>
      <TextArea label="Answer" {...form.field('answer')} rows={8} maxLength={8000} required />
    </FormDialog>
  );
}

function Actions({ message }: { readonly message: ContactMessage }) {
  const client = useQueryClient();
  const [answering, setAnswering] = useState(false);
  const close = useMutation({
    mutationFn: () => api(closeContactMessage, { params: { messageId: message.id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listKey] }),
    onError: (error) => showToast({ title: 'The message was not closed', description: error.message, tone: 'danger' }),
  });
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => setAnswering(true)} aria-label={`Answer ${message.ticket}`}>
        {message.status === 'open' ? 'Answer' : 'Answer again'}
      </Button>
      {message.status === 'open' ? (
        <Button
          variant="secondary"
          size="small"
          busy={close.isPending}
          busyLabel="Closing…"
          onClick={() => close.mutate()}
          aria-label={`Close ${message.ticket}`}
        >
          Close
        </Button>
      ) : null}
      {answering ? <AnswerDialog message={message} onClose={() => setAnswering(false)} /> : null}
    </span>
  );
}

const columns: readonly ListColumn<ContactMessage>[] = [
  {
    id: 'message',
    header: 'Message',
    text: ({ message }) => message,
    cell: ({ message, ticket, answer, ...rest }) => (
      <span className="block @2xl:min-w-72">
        <span className="block whitespace-pre-line break-words font-normal">{message}</span>
        <span className="mt-1 block text-sm font-normal text-muted">
          {ticket}, {topicOf({ message, ticket, answer, ...rest })}
        </span>
        {answer ? <span className="mt-2 block whitespace-pre-line border-l-2 border-line-strong pl-3 text-sm font-normal text-muted">{answer}</span> : null}
      </span>
    ),
  },
  {
    id: 'from',
    header: 'From',
    text: ({ name, email }) => `${name} <${email}>`,
    cell: ({ name, email }) => (
      <span className="block break-words">
        {name}
        <span className="block break-all text-sm text-muted">{email}</span>
      </span>
    ),
  },
  { id: 'plan', header: 'Plan', text: planOf, cell: (row) => (row.priority > 0 ? <Badge tone="primary">{planOf(row)}</Badge> : planOf(row)) },
  { id: 'status', header: 'Status', text: ({ status }) => statuses[status], cell: ({ status }) => statuses[status] },
  {
    id: 'created',
    header: 'Written',
    text: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
  },
  { id: 'actions', header: 'Answer or close', actions: true, text: () => '', cell: (message) => <Actions message={message} /> },
];

function Messages({ show }: { readonly show: Show }) {
  const list = listOf(show);
  return (
    <PagedList
      list={list}
      noun="message"
      empty={<EmptyState title={show === 'open' ? 'Nothing to answer' : 'Nothing here yet'}>What people send from the contact page appears here.</EmptyState>}
      actions={<CsvButton list={list} columns={columns} fileName={`messages-${show}`} />}
    >
      {(rows) => <ListTable caption="Messages" columns={columns} rows={rows} rowKey={({ id }) => id} />}
    </PagedList>
  );
}

/** /admin/messages */
export function MessagesScreen() {
  const { show, goTo } = useListUrl(shows, ['queue']);
  return (
    <Page title="Messages" lead="What people write to us: Max members first, then Plus, then everyone else, in the order they wrote.">
      <Tabs
        label="Which messages"
        value={show}
        onChange={(wanted) => goTo({ show: wanted })}
        items={shows.map((value) => ({ value, label: labels[value], content: <Messages show={value} /> }))}
      />
    </Page>
  );
}
