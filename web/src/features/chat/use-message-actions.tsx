import type { MessageView } from '@vesper/core/contract/message';
import {
  ArrowDownToLine,
  Check,
  Copy,
  Flag,
  Gauge,
  GitFork,
  Pencil,
  RefreshCw,
  Repeat2,
  ScrollText,
  Trash2,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isGreeting } from '../../data/message/is-greeting.ts';
import { continueReply, forkAt, regenerate } from '../../data/message/message-actions.ts';
import { readAloud, stopReading, useIsRead } from '../../data/speech/reading.ts';
import { askReport } from '../../data/report/reporting.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { canContinue } from './can-continue.ts';
import { useChat } from './chat-context.ts';

export interface MessageAction {
  id:
    | 'copy'
    | 'read'
    | 'edit'
    | 'regenerate'
    | 'regenerate-with'
    | 'continue'
    | 'fork'
    | 'details'
    | 'sent'
    | 'report'
    | 'delete';
  label: string;
  icon: ReactNode;
  /** Changes the conversation, so it waits until no reply is being written. */
  changes: boolean;
  /** Seldom wanted: where there is a row of buttons, it is behind the last of them. */
  rare?: boolean;
  busy?: boolean;
  run: () => void;
}

interface Options {
  onEdit: () => void;
  onSent: () => void;
  onDelete: () => void;
  onDetails: () => void;
  /** Lets people choose the model that writes it anew. */
  onRegenerateWith: () => void;
}

/** Everything that can be done with a message, in the order in which it is offered. */
export function useMessageActions(message: MessageView, options: Options): MessageAction[] {
  const [busy, run] = useBusy();
  const { conversation } = useChat();
  const own = message.role === 'user';
  const isReply = !own && !isGreeting(message);
  const what = own ? 'message' : 'reply';
  const fork = useFork(message);
  const read = useReadAloud(message);
  const ofReply = useReplyActions(message, options);
  const copy = useCopyAction(message, what);
  const edit: MessageAction = {
    id: 'edit',
    label: `Edit ${what}`,
    icon: <Pencil size={15} />,
    changes: true,
    rare: isReply,
    run: options.onEdit,
  };
  const rewrite: MessageAction = {
    id: 'regenerate',
    label: 'Regenerate',
    icon: <RefreshCw size={15} />,
    changes: true,
    busy,
    run: () => run(() => regenerate(message)),
  };
  const remove: MessageAction = {
    id: 'delete',
    label: `Delete ${what}`,
    icon: <Trash2 size={15} />,
    changes: true,
    rare: true,
    run: options.onDelete,
  };
  const report: MessageAction = {
    id: 'report',
    label: `Report ${what}`,
    icon: <Flag size={15} />,
    changes: false,
    rare: true,
    run: () => askReport('message', message.id, `this ${what}`),
  };
  // A picture has no words to copy or to write anew.
  if (message.imageId !== null) return [...only(!own, [report]), remove];
  return [
    copy,
    ...only(!own && message.content !== '', [read]),
    ...only(isReply, [rewrite]),
    edit,
    ...only(isReply, ofReply),
    ...only(conversation?.isTemporary !== true, [fork]),
    ...only(isReply, [report]),
    remove,
  ];
}

const only = (isOffered: boolean, actions: MessageAction[]): MessageAction[] =>
  isOffered ? actions : [];

function useCopyAction({ content }: MessageView, what: string): MessageAction {
  const { copied, copy } = useCopy(content);
  return {
    id: 'copy',
    label: copied ? 'Copied' : `Copy ${what}`,
    icon: copied ? <Check size={15} /> : <Copy size={15} />,
    changes: false,
    run: copy,
  };
}

/** Reads a message aloud, or ends that. */
function useReadAloud(message: MessageView): MessageAction {
  const isRead = useIsRead(message.id);
  return {
    id: 'read',
    label: isRead ? 'Stop reading' : 'Read aloud',
    icon: isRead ? <VolumeX size={15} /> : <Volume2 size={15} />,
    changes: false,
    run: () => {
      if (isRead) stopReading();
      else readAloud({ messageId: message.id, text: message.content, speaker: message.speaker });
    },
  };
}

/** What only replies have: going on, another model, and how they were made. */
function useReplyActions(
  message: MessageView,
  { onDetails, onSent, onRegenerateWith }: Options,
): MessageAction[] {
  const [, run] = useBusy();
  const { models, lastId } = useChat();
  const actions: MessageAction[] = [];
  if (canContinue(message, lastId)) {
    actions.push({
      id: 'continue',
      label: 'Continue',
      icon: <ArrowDownToLine size={15} />,
      changes: true,
      rare: true,
      run: () => run(() => continueReply(message)),
    });
  }
  if (models.length > 1) {
    actions.push({
      id: 'regenerate-with',
      label: 'Regenerate with...',
      icon: <Repeat2 size={15} />,
      changes: true,
      rare: true,
      run: onRegenerateWith,
    });
  }
  if (message.details) {
    actions.push(
      {
        id: 'details',
        label: 'Details',
        icon: <Gauge size={15} />,
        changes: false,
        rare: true,
        run: onDetails,
      },
      {
        id: 'sent',
        label: 'What was sent',
        icon: <ScrollText size={15} />,
        changes: false,
        rare: true,
        run: onSent,
      },
    );
  }
  return actions;
}

function useFork(message: MessageView): MessageAction {
  const [, run] = useBusy();
  const navigate = useNavigate();
  return {
    id: 'fork',
    label: 'Fork from here',
    icon: <GitFork size={15} />,
    changes: true,
    rare: true,
    run: () =>
      run(async () => {
        const fork = await forkAt(message);
        if (fork) await navigate(`/chat/${fork.id}`);
      }),
  };
}
