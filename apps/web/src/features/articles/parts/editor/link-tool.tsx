// The link of the chosen words: set, changed or taken off.
import { useEditorState, type Editor } from '@tiptap/react';
import { Field } from '@yijian/ui/form-page';
import { IconButton } from '@yijian/ui/icon';
import { Button, Input, Popover, type InputRef } from 'antd';
import { Link2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useArticlePhrases } from '../../articles.phrases.ts';
import { isLinkAddress } from './extensions.ts';

export function LinkTool({ editor }: { editor: Editor }): ReactNode {
  const t = useArticlePhrases();
  const [isOpen, setOpen] = useState(false);
  const { address, hasWords } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      address: (now.getAttributes('link')['href'] as string | undefined) ?? '',
      hasWords: !now.state.selection.empty || now.isActive('link'),
    }),
  });
  const close = (): void => {
    setOpen(false);
    editor.commands.focus();
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={(next) => setOpen(next && hasWords)}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      // A drawer keeps the focus within itself.
      getPopupContainer={(trigger) => trigger.closest<HTMLElement>('.article-editor') ?? document.body}
      classNames={{ root: 'yj-popover' }}
      content={<LinkForm editor={editor} address={address} onClose={close} />}
    >
      <IconButton
        icon={Link2}
        label={hasWords ? t('tool.link') : t('tool.linkNeedsWords')}
        pressed={address !== ''}
        expanded={isOpen}
        disabled={!hasWords}
      />
    </Popover>
  );
}

function LinkForm({ editor, address, onClose }: { editor: Editor; address: string; onClose: () => void }): ReactNode {
  const t = useArticlePhrases();
  const [value, setValue] = useState(address);
  const [isWrong, setWrong] = useState(false);
  const input = useRef<InputRef>(null);
  // The panel is placed a moment later: the form must not scroll to where it stands until then.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const set = (): void => {
    const href = value.trim();
    if (!isLinkAddress(href)) return setWrong(true);
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    // What is typed next stands behind the link and is none.
    editor.chain().setTextSelection(editor.state.selection.to).unsetMark('link').run();
    onClose();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <div
      className="article-link"
      role="dialog"
      aria-label={t('tool.link')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Enter') return;
        // The form around the editor must neither close nor be sent.
        event.stopPropagation();
        event.preventDefault();
        if (event.key === 'Enter') set();
        else onClose();
      }}
    >
      <Field label={t('linkAddress')} id="link-address" error={isWrong ? t('linkWrong') : undefined}>
        <Input
          id="link-address"
          ref={input}
          value={value}
          placeholder={t('linkExample')}
          onChange={(event) => {
            setValue(event.target.value);
            setWrong(false);
          }}
        />
      </Field>
      <div className="article-link-foot">
        {address === '' ? null : (
          <Button size="small" onClick={remove}>
            {t('linkRemove')}
          </Button>
        )}
        <Button size="small" type="primary" onClick={set}>
          {t('linkSet')}
        </Button>
      </div>
    </div>
  );
}
