declare module '@usebruno/converters' {
  export function postmanToBruno(collection: object): Promise<{ collection: object }>;
}
