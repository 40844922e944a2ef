/** Names of the lucide icons that back office menus use most; they are bundled in one file. */
export const COMMON_ICONS = `
activity app-window archive arrow-left-right arrow-up-down at-sign badge-check banknote bell bitcoin
blocks book book-open bookmark bot box boxes briefcase briefcase-business bug building building-2
calculator calendar calendar-check calendar-clock calendar-days camera chart-area chart-bar
chart-column chart-line chart-no-axes-column chart-pie chart-spline check check-check circle circle-alert
circle-check circle-dollar-sign circle-help circle-plus circle-user circle-x clipboard
clipboard-check clipboard-list clock cloud cloud-upload code code-xml coins columns-3 compass
component contact container copy cpu credit-card database dollar-sign download earth ellipsis euro eye
factory file file-check file-pen file-plus file-search file-spreadsheet file-text files filter flag
flame folder folder-open folder-tree form gauge gift git-branch globe graduation-cap grid-2x2
grid-3x3 hammer hard-drive hash headphones headset heart help-circle history home house image images
inbox info key key-round keyboard kanban landmark languages laptop layers layout-dashboard layout-grid
layout-list layout-template library life-buoy lightbulb line-chart link list list-checks list-todo
list-tree lock log-in log-out mail mails map map-pin maximize megaphone menu message-circle message-square
messages-square mic milestone monitor moon network newspaper notebook package package-open palette
panel-left panel-top paperclip pen pen-line pencil percent phone pie-chart pin pin-off plane play plug plus
power presentation printer puzzle qr-code receipt receipt-text refresh-cw repeat rocket route rss
ruler save scale scroll-text search send server settings settings-2 shapes share-2 shield shield-alert
shield-check shopping-bag shopping-basket shopping-cart sliders-horizontal smartphone smile sparkles
square square-check square-pen star store sun table table-2 tag tags target terminal thumbs-up ticket timer
toggle-left trash trash-2 trending-up triangle-alert trophy truck type umbrella upload user user-check
user-cog user-plus user-round users users-round utensils video wallet warehouse webhook wifi
workflow wrench zap
`
  .trim()
  .split(/\s+/);
