/** Assistants a page can be opened in; the question is appended to `url`. */
export const aiAssistants = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?q=' },
  { name: 'Claude', url: 'https://claude.ai/new?q=' },
] as const;

/** The page about connecting assistants to the documentation. */
export const agentsPage = '/guide/start/ai';
